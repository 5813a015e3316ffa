import { AuthAlert, FormAlert, OfficeForm, Panel } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { AuthCode } from "#app/model/members/auth-codes.ts";
import type { SecondFactorSetup as Pending } from "#app/model/members/identity.ts";
import { TextField } from "#app/ui/field.tsx";
import { AppCodeField } from "./app-code-field.tsx";
import { QrCode } from "./qr-code.tsx";

/** Why a step was refused. */
interface SetupAnswer {
	code: AuthCode | null;
	retryAfter?: number | undefined;
}

/** Asks for the password, then shows the authenticator app's secret and recovery codes until a first code is correct. */
export function SecondFactorSetup({ pending, answer }: { pending: Pending | null; answer: SetupAnswer | undefined }) {
	const { setup } = useStaffLanguage().words;
	if (!pending) {
		return (
			<Panel title={setup.title} text={setup.startText}>
				<OfficeForm intent="start" submit={setup.start}>
					<AuthAlert code={answer?.code} retryAfter={answer?.retryAfter} />
					<CurrentPasswordField id="start-password" />
				</OfficeForm>
			</Panel>
		);
	}
	return (
		<>
			<Panel title={setup.scanHeading} text={setup.scanText}>
				<div className="grid items-center gap-5 sm:grid-cols-[13rem_1fr]">
					<QrCode text={pending.uri} label={setup.qrLabel} />
					<p>
						<span className="block text-ink-600 text-small">{setup.key}</span>
						<code data-key className="font-semibold">
							{pending.secret.replace(/(.{4})(?=.)/g, "$1 ")}
						</code>
					</p>
				</div>
			</Panel>
			<Panel title={setup.codesHeading} text={setup.codesText}>
				<RecoveryCodes codes={pending.recoveryCodes} />
			</Panel>
			<Panel title={setup.confirmHeading}>
				<OfficeForm intent="confirm" submit={setup.confirm}>
					{answer?.code === "invalid-credential" ? (
						<FormAlert>{setup.wrong}</FormAlert>
					) : (
						<AuthAlert code={answer?.code} retryAfter={answer?.retryAfter} />
					)}
					<AppCodeField />
				</OfficeForm>
			</Panel>
		</>
	);
}

export function CurrentPasswordField({ id }: { id: string }) {
	const { fields } = useStaffLanguage().words;
	return (
		<TextField
			id={id}
			name="password"
			type="password"
			label={fields.currentPassword}
			autoComplete="current-password"
			required
		/>
	);
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	return (
		<ul className="tabular grid grid-cols-2 gap-x-6 gap-y-2 font-semibold">
			{codes.map((code) => (
				<li key={code}>
					<code>{code}</code>
				</li>
			))}
		</ul>
	);
}
