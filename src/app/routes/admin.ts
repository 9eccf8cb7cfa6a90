export { AdminPage as default } from '../../features/upcoming/admin-page';
