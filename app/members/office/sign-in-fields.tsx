import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { TextField } from "#app/ui/field.tsx";

export function SignInFields({ email }: { email: string | undefined }) {
	const { fields } = useStaffLanguage().words;
	return (
		<>
			<TextField
				id="email"
				name="email"
				type="email"
				label={fields.email}
				defaultValue={email}
				autoComplete="username"
				required
			/>
			<TextField
				id="password"
				name="password"
				type="password"
				label={fields.password}
				autoComplete="current-password"
				required
			/>
		</>
	);
}
