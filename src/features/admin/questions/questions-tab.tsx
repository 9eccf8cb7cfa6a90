import { TabHeader } from '../tab-header';

/** The tab 'Gamla frågor'. */
export default function QuestionsTab() {
  return <TabHeader title="Gamla frågor" />;
}
