import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export function HomePage() {
  const text = useText();
  return <PageHeader title={text('home.title')} />;
}
