import Gift from 'lucide-react/icons/gift';
import { Controller } from 'react-hook-form';

import { paths } from '../../config/paths';
import { signInService } from '../../data/auth/sign-in-service';
import { registrationSchema, type RegistrationForm } from '../../domain/account/registration';
import { limits } from '../../domain/limits';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextField } from '../../ui/field';
import { FormProblem } from '../../ui/form-problem';
import { notifyError } from '../../ui/notify';
import { PasswordField } from '../../ui/password-field';
import { useSchemaForm } from '../../ui/use-schema-form';
import { useWrite } from '../../ui/use-write';
import { AuthCard } from './auth-card';
import { GoogleButton } from './google-button';
import { registrationMessage } from './messages';
import { NewTabLink } from './new-tab-link';
import { TextLink } from './text-link';
import { useWelcome } from './use-welcome';

const welcomeText = 'Ditt konto är skapat.';

/** Creates an account with e-mail and password or with Google. */
export default function RegisterPage() {
  const welcome = useWelcome();
  const { field, control, handleSubmit, formState } = useSchemaForm(registrationSchema, {
    // of the boxes alone: what was typed before the code was here is what it finds
    defaultValues: { acceptTerms: false, acceptMarketing: false },
  });
  const registration = useWrite({
    mutationFn: async (form: RegistrationForm) => (await signInService()).register(form),
    leadsAway: true,
    onSuccess: (user) => {
      welcome(user, `${welcomeText} Bekräfta din adress med mejlet vi skickar till ${user.email}.`);
    },
  });
  return (
    <AuthCard
      title="Registrera"
      intro="Skapa ditt konto på en minut."
      below={
        <>
          <Card className="flex items-center gap-3 bg-primary-soft">
            <Gift aria-hidden className="size-6 shrink-0 text-primary" />
            <p>
              <strong>5 gratis frågor</strong> väntar i vår demo – helt utan konto.{' '}
              <TextLink to={paths.demo.getHref()}>Prova demo</TextLink>
            </p>
          </Card>
          <p>
            Har du redan ett konto? <TextLink to={paths.login.getHref()}>Logga in</TextLink>
          </p>
        </>
      }
    >
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          void handleSubmit((form) => {
            registration.mutate(form);
          })(event);
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Förnamn"
            autoComplete="given-name"
            maxLength={limits.nameLength}
            {...field('firstName')}
          />
          <TextField
            label="Efternamn"
            autoComplete="family-name"
            maxLength={limits.nameLength}
            {...field('lastName')}
          />
        </div>
        <TextField
          label="E-postadress"
          type="email"
          autoComplete="email"
          maxLength={limits.emailLength}
          {...field('email')}
        />
        <PasswordField
          label="Lösenord"
          autoComplete="new-password"
          hint="Minst 6 tecken"
          {...field('password')}
        />
        <PasswordField
          label="Bekräfta lösenord"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <div>
          <Controller
            control={control}
            name="acceptTerms"
            render={({ field: box }) => (
              <CheckboxField
                label={
                  <>
                    Jag accepterar{' '}
                    <NewTabLink to={paths.terms.getHref()}>användarvillkoren</NewTabLink>
                  </>
                }
                isRequired
                error={formState.errors.acceptTerms?.message}
                isChecked={box.value}
                onChange={box.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="acceptMarketing"
            render={({ field: box }) => (
              <CheckboxField
                label="Jag vill få tips och erbjudanden via e-post"
                isChecked={box.value}
                onChange={box.onChange}
              />
            )}
          />
          <p className="mt-2 text-sm text-muted-foreground">
            Så hanterar vi dina uppgifter:{' '}
            <NewTabLink to={paths.privacy.getHref()}>integritetspolicy</NewTabLink>
          </p>
        </div>
        {registration.isError && (
          <FormProblem>{registrationMessage(registration.error)}</FormProblem>
        )}
        <Button type="submit" isBusy={registration.isPending}>
          Skapa konto
        </Button>
      </form>
      <div className="grid gap-2">
        <GoogleButton
          label="Registrera med Google"
          onSignedIn={(user) => {
            welcome(user, welcomeText);
          }}
          onFailed={(message) => {
            notifyError(`Google-registrering misslyckades: ${message}`);
          }}
        />
        <p className="text-sm text-muted-foreground">
          När du fortsätter med Google accepterar du{' '}
          <NewTabLink to={paths.terms.getHref()}>användarvillkoren</NewTabLink>.
        </p>
      </div>
    </AuthCard>
  );
}
