import {
  forgotPassword,
  login,
  PasswordChange,
  PasswordReset,
  ProfileChange,
} from '@e-store/shared/account/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { NewRegistration } from './new-registration.ts';

export const loginCheck = zodResolver(login.body);
export const registrationCheck = zodResolver(NewRegistration);
export const forgotPasswordCheck = zodResolver(forgotPassword.body);
export const resetPasswordCheck = zodResolver(PasswordReset);
export const changePasswordCheck = zodResolver(PasswordChange);
export const profileCheck = zodResolver(ProfileChange);
