import { paths } from '../../../config/paths';
import { PractiseList } from '../practise-list';
import { useSaved } from './use-saved';

/** Practice on what the learner has saved. */
export default function SavedPractice() {
  const { queries, items, isSettled, bank } = useSaved();
  return (
    <PractiseList
      id="sparade"
      name="Sparade frågor"
      items={items}
      isSettled={isSettled}
      bank={bank}
      queries={queries}
      back={{ href: paths.saved.getHref(), label: 'Till sparade frågor' }}
    />
  );
}
