import { roleTexts } from '../../domain/admin/duties';
import { adminRoles, type AdminRole } from '../../domain/admin/role';
import { SelectField } from '../../ui/select-field';

/** Asks for a role, and says what it may do. */
export function RoleField({
  role,
  onChange,
}: {
  role: AdminRole;
  onChange: (role: AdminRole) => void;
}) {
  return (
    <div className="grid gap-2">
      <SelectField
        label="Roll"
        value={role}
        options={adminRoles.map((each) => ({ value: each, label: roleTexts[each].name }))}
        onChange={({ target }) => {
          const chosen = adminRoles.find((each) => each === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      />
      {/* as high with every text: what is pressed stays where it is */}
      <p aria-live="polite" className="min-h-18 text-muted-foreground">
        {roleTexts[role].text}
      </p>
    </div>
  );
}
