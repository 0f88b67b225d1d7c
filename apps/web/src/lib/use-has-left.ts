import { type RefObject, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate, useNavigation } from 'react-router-dom';

/** For late answers. */
export function useHasLeft(): RefObject<boolean> {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}

/** Does nothing once the person has left or is leaving. */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  const isLeaving = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  return (to, options) => {
    if (!hasLeft.current && !isLeaving.current) void navigate(to, options);
  };
}
