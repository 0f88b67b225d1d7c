import { SecondFactorCode, SecondFactorStart } from '@e-store/shared/account/second-factor';
import { zodResolver } from '@hookform/resolvers/zod';

/** The contract's own rules for the forms of two-step sign-in. Loaded when a form is sent. */
export const startCheck = zodResolver(SecondFactorStart);
export const codeCheck = zodResolver(SecondFactorCode);
