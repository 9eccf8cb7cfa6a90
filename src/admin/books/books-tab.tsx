import { Tabs } from '../../ui/tabs';
import { TabHeader } from '../shared/tab-header';
import { useListAddress } from '../shared/use-address';
import { BookExport } from './book-export';
import { Reconciliation } from './reconciliation/reconciliation';
import { YearBooks } from './year-books';

const parts = [
  {
    value: 'books',
    label: 'Bokföring',
    content: (
      <div className="grid grid-cols-1 gap-6">
        <YearBooks />
        <BookExport />
      </div>
    ),
  },
  { value: 'reconciliation', label: 'Avstämning', content: <Reconciliation /> },
] as const;

/** The tab 'Ekonomi': the books month by month and as files, and payments held against the orders that they are for. */
export default function BooksTab() {
  const { get, narrow } = useListAddress();
  const part = get('del');
  return (
    <>
      <TabHeader title="Ekonomi" />
      <Tabs
        label="Ekonomi"
        value={(parts.find(({ value }) => value === part) ?? parts[0]).value}
        onChange={(value) => {
          narrow({ del: value });
        }}
        items={parts}
      />
    </>
  );
}
