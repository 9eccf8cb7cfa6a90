import { useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { signInService } from '../../data/auth/sign-in-service';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { notifyError } from '../../ui/notify';
import { PasswordField } from '../../ui/password-field';
import { useWrite } from '../../ui/use-write';
import { AuthCard } from './auth-card';
import { GoogleButton } from './google-button';
import { signInMessage } from './messages';
import { TextLink } from './text-link';
import { useWelcome } from './use-welcome';

const welcomeText = 'Du är inloggad.';
const never = () => () => undefined;

/** Signs in with e-mail and password or with Google. */
export default function LoginPage() {
  const { state } = useLocation() as { state: unknown };
  const welcome = useWelcome();
  // the page that is rendered ahead knows of nobody who was sent here
  const isSentHere = useSyncExternalStore(
    never,
    () => state !== null,
    () => false,
  );
  // without values to begin with: what was typed before the code was here is what it finds
  const { register, handleSubmit } = useForm<{ email: string; password: string }>();
  const login = useWrite({
    mutationFn: async (form: { email: string; password: string }) =>
      (await signInService()).signIn(form.email, form.password),
    leadsAway: true,
    onSuccess: (user) => {
      welcome(user, welcomeText);
    },
    onError: (error) => {
      notifyError('Inloggning misslyckades', signInMessage(error));
    },
  });
  return (
    <AuthCard
      title="Logga in"
      intro={isSentHere ? 'Logga in för att fortsätta.' : 'Välkommen tillbaka.'}
      below={
        <>
          <p>
            Har du inget konto? <TextLink to={paths.register.getHref()}>Registrera dig</TextLink>
          </p>
          <p>
            Vill du prova först? <TextLink to={paths.demo.getHref()}>Gör vår demo</TextLink>
          </p>
        </>
      }
    >
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          void handleSubmit((form) => {
            login.mutate(form);
          })(event);
        }}
      >
        <TextField
          label="E-postadress"
          type="email"
          autoComplete="username"
          required
          {...register('email')}
        />
        <PasswordField
          label="Lösenord"
          autoComplete="current-password"
          required
          {...register('password')}
        />
        <p>
          <TextLink to={paths.resetPassword.getHref()}>Glömt lösenord?</TextLink>
        </p>
        {login.isError && <FormProblem>{signInMessage(login.error)}</FormProblem>}
        <Button type="submit" isBusy={login.isPending}>
          Logga in
        </Button>
      </form>
      <div className="grid gap-2">
        <GoogleButton
          label="Logga in med Google"
          onSignedIn={(user) => {
            welcome(user, welcomeText);
          }}
          onFailed={(message) => {
            notifyError('Google-inloggning misslyckades', message);
          }}
        />
        <p className="text-sm text-muted-foreground">
          Är du ny här skapas ett konto, och du accepterar{' '}
          <TextLink to={paths.terms.getHref()}>användarvillkoren</TextLink>.
        </p>
      </div>
    </AuthCard>
  );
}
