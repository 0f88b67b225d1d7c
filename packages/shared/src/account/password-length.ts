/** A shop may ask for more than `min`, and asks for `staff` of whoever works in it; never for less (R13). */
export const PASSWORD_LENGTH = { min: 8, staff: 15, max: 128 } as const;
