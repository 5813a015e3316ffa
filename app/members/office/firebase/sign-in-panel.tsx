import { Link } from "react-router";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { FirebaseSettings } from "#app/model/members/firebase-settings.ts";
import type { FederatedProvider } from "#app/model/members/identity.ts";
import { readEmail } from "#app/model/members/member.ts";
import { withReturn } from "#app/model/members/return-address.ts";
import { Button } from "#app/ui/button.tsx";
import { SignInFields } from "../sign-in-fields.tsx";
import type { Step } from "./browser-auth.ts";
import { CodeForm, FailureAlert, NeedsScript, ScriptForm, useScript, useSteps } from "./steps.tsx";

/** Sign-in with Firebase in the browser; our server receives the token. */
export function FirebaseSignIn({
	settings,
	providers,
	email,
	returnTo,
}: {
	settings: FirebaseSettings;
	providers: readonly FederatedProvider[];
	email: string;
	returnTo: string | null;
}) {
	const { words } = useStaffLanguage();
	const { signIn } = words;
	const ready = useScript(settings, { forget: true });
	const { busy, step, take, failure } = useSteps(returnTo ?? "/admin");
	if (step?.kind === "code") {
		return (
			<>
				<p>{words.authErrors["multi-factor-auth-required"]}</p>
				<CodeForm step={step} busy={busy} take={take} />
			</>
		);
	}
	return (
		<>
			<NeedsScript />
			<FailureAlert failure={failure} />
			<ScriptForm
				submit={signIn.submit}
				busy={busy}
				ready={ready}
				onSend={(form) => {
					const [typed, password] = [readEmail(String(form.get("email") ?? "")), String(form.get("password") ?? "")];
					void take(async ({ enterWithPassword }): Promise<Step> => {
						if (!typed) return { kind: "failed", failure: "invalid-email" };
						if (!password) return { kind: "failed", failure: "missing-password" };
						return enterWithPassword(settings, typed, password);
					});
				}}
			>
				<SignInFields email={email} />
			</ScriptForm>
			<p className="text-center text-ink-600 text-small">{signIn.or}</p>
			<div className="grid gap-2.5">
				<Link to={withReturn("/admin/connexion/lien", returnTo)} className="button" data-look="light">
					{signIn.link}
				</Link>
				{providers.map((provider) => (
					<Button
						key={provider}
						type="button"
						look="light"
						disabled={!ready || busy}
						onClick={() => void take(({ enterWithProvider }) => enterWithProvider(settings, provider))}
					>
						{signIn.with(words.providers[provider])}
					</Button>
				))}
			</div>
			<p className="text-ink-600 text-small">{signIn.lost}</p>
		</>
	);
}
