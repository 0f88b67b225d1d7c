import { admin } from '../../content/admin.ts';
import { OpensLater } from '../../features/admin/components/opens-later.tsx';

export function Component() {
  return <OpensLater title="Dashboard" sentence={admin.opensLater.dashboard} />;
}
