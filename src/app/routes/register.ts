export { RegisterPage as default } from '../../features/auth/register-page';
