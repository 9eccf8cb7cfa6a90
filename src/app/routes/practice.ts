export { PracticeOverviewPage as default } from '../../features/practice/practice-overview-page';
