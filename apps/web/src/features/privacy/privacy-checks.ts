import { eraseMe, Nominee } from '@e-store/shared/privacy/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';

export const nomineeCheck = zodResolver(Nominee);
export const eraseCheck = zodResolver(eraseMe.body);
