import { TabHeader } from '../tab-header';

/** The tab 'Övningskategorier'. */
export default function PracticeCategoriesTab() {
  return <TabHeader title="Övningskategorier" />;
}
