import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { chromeMessages } from '../../messages/en/frame.ts';
import { paths } from '@e-store/shared/web-paths';
import { Link } from '../../ui/link.tsx';

type DepartmentLinksProps = {
  className?: string | undefined;
  onFollow?: () => void;
  mark?: ReactNode;
};

export function DepartmentLinks({ className, onFollow, mark }: DepartmentLinksProps) {
  const shown = new URLSearchParams(useLocation().search).get('department');
  return (
    <nav aria-label={chromeMessages.departments} className={className}>
      {DEPARTMENTS.map((department) => (
        <Link
          key={department}
          to={paths.home(department)}
          aria-current={department === shown ? 'page' : undefined}
          onClick={onFollow}
        >
          {DEPARTMENT_NAMES[department]}
          {mark}
        </Link>
      ))}
    </nav>
  );
}
