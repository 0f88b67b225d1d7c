import { SecondFactorCode, SecondFactorStart } from '@e-store/shared/account/second-factor';
import { zodResolver } from '@hookform/resolvers/zod';

export const startCheck = zodResolver(SecondFactorStart);
export const codeCheck = zodResolver(SecondFactorCode);
