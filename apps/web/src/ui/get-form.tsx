import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

type GetFormProps = { action: string; className?: string; children: ReactNode };

export function GetForm({ action, className, children }: GetFormProps) {
  const navigate = useNavigate();
  return (
    <form
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const query = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) query.append(name, value as string);
        void navigate(`${action}?${query}`);
      }}
    >
      {children}
    </form>
  );
}
