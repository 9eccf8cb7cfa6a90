export { SignSheetPage as default } from '../../features/signs/sign-sheet-page';
