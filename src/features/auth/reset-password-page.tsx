import { useForm } from 'react-hook-form';

import { paths } from '../../config/paths';
import { signInService } from '../../data/auth/sign-in-service';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useWrite } from '../../ui/use-write';
import { FormProblem } from '../../ui/form-problem';
import { AuthCard } from './auth-card';
import { resetMessage } from './messages';
import { TextLink } from './text-link';

/** Sends a mail with which a forgotten password is set anew. */
export default function ResetPasswordPage() {
  // without values to begin with: what was typed before the code was here is what it finds
  const { register, handleSubmit } = useForm<{ email: string }>();
  const reset = useWrite({
    mutationFn: async (form: { email: string }) =>
      (await signInService()).sendPasswordReset(form.email),
  });
  return (
    <AuthCard
      title="Glömt lösenord?"
      intro="Skriv din e-postadress så skickar vi en länk där du väljer ett nytt lösenord."
      below={
        <p>
          Kom du på det? <TextLink to={paths.login.getHref()}>Logga in</TextLink>
        </p>
      }
    >
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          void handleSubmit((form) => {
            reset.mutate(form);
          })(event);
        }}
      >
        {reset.isSuccess && (
          <Alert tone="success" title="Titta i din inkorg">
            Finns det ett konto med adressen {reset.variables.email} har vi skickat ett mejl dit.
            Det kan ta någon minut. Titta även i skräpposten.
          </Alert>
        )}
        <TextField
          label="E-postadress"
          type="email"
          autoComplete="username"
          required
          {...register('email')}
        />
        {reset.isError && <FormProblem>{resetMessage(reset.error)}</FormProblem>}
        <Button type="submit" isBusy={reset.isPending}>
          Skicka länk
        </Button>
      </form>
    </AuthCard>
  );
}
