import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

type GetFormProps = { action: string; className?: string; children: ReactNode };

/** A form whose fields become the query of a page: without scripts the browser does the same. */
export function GetForm({ action, className, children }: GetFormProps) {
  const navigate = useNavigate();
  return (
    <form
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const query = new URLSearchParams();
        // No field of a form that reads holds a file.
        for (const [name, value] of new FormData(event.currentTarget)) query.append(name, value as string);
        void navigate(`${action}?${query}`);
      }}
    >
      {children}
    </form>
  );
}
