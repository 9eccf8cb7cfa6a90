export { LibraryPage as default } from '../../features/signs/library-page';
