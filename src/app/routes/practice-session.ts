export { PracticeSessionPage as default } from '../../features/practice/practice-session-page';
