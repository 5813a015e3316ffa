import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { TextField } from "#app/ui/field.tsx";

/** The code of an authenticator app. */
export function AppCodeField() {
	const { fields } = useStaffLanguage().words;
	return (
		<TextField
			id="code"
			name="code"
			label={fields.code}
			inputMode="numeric"
			autoComplete="one-time-code"
			maxLength={7}
			required
		/>
	);
}
