export { ExamPage as default } from '../../features/upcoming/exam-page';
