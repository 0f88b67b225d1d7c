import { useDispatch } from 'react-redux';
import type { AppDispatch } from './thunk.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
