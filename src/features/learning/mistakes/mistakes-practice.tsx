import { paths } from '../../../config/paths';
import { PractiseList } from '../practise-list';
import { useMistakes } from './use-mistakes';

/** Practice on what was answered wrongly last. */
export default function MistakesPractice() {
  const { queries, mistakes, isSettled, bank } = useMistakes();
  return (
    <PractiseList
      id="mina-fel"
      name="Mina fel"
      items={mistakes}
      isSettled={isSettled}
      bank={bank}
      queries={queries}
      back={{ href: paths.mistakes.getHref(), label: 'Till mina fel' }}
    />
  );
}
