/** Why a process cannot start, in words for whoever starts it: without a stack. */
export class StartError extends Error {}
