import { dashWords } from '../../content/dash.ts';
import { admin } from '../../content/admin.ts';
import { OpensLater } from '../../features/admin/components/opens-later.tsx';

export function Component() {
  return <OpensLater title={dashWords.orders} sentence={admin.opensLater.orders} />;
}
