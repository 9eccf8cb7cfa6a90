import { StatCardList } from '../shared/stat-cards';
import { LastWeeks } from './last-weeks';
import { RecentExams } from './recent-exams';
import { WaitingWork } from './waiting-work';

/**
 * The tab 'Översikt': what waits for an administrator, the service in four figures, how mock tests go, and how it has
 * gone week by week. Its
 * heading, with the lock beside it, is the panel's.
 */
export default function OverviewTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <WaitingWork />
      <StatCardList
        cards={[
          { name: 'users', label: 'Totala användare' },
          { name: 'activeLicenses', label: 'Aktiva licenser' },
          { name: 'questions', label: 'Totala frågor' },
          { name: 'revenueThisMonth', label: 'Månatlig omsättning (kr)' },
        ]}
      />
      <RecentExams />
      <LastWeeks />
    </div>
  );
}
