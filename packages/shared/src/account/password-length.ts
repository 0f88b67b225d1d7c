/** Characters. A shop may require more than `min`, and `staff` for its staff, never less (R13). */
export const PASSWORD_LENGTH = { min: 8, staff: 15, max: 128 } as const;
