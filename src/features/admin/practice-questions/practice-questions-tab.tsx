import { TabHeader } from '../tab-header';

/** The tab 'Övningsfrågor'. */
export default function PracticeQuestionsTab() {
  return <TabHeader title="Övningsfrågor" />;
}
