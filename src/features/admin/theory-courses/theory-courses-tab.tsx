import { TabHeader } from '../tab-header';

/** The tab 'Teorikurser'. */
export default function TheoryCoursesTab() {
  return <TabHeader title="Teorikurser" />;
}
