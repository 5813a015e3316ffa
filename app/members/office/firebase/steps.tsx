import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { FormAlert } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { FirebaseSettings } from "#app/model/members/firebase-settings.ts";
import { Button } from "#app/ui/button.tsx";
import { AppCodeField } from "../app-code-field.tsx";
import { authCodeOf, type BrowserFailure } from "./auth-code-of.ts";
import type * as BrowserAuth from "./browser-auth.ts";
import type { Step } from "./browser-auth.ts";

type Script = typeof BrowserAuth;

/** Runs one attempt at a time with Firebase and keeps its state. `arrive`: the page to load when done. */
export function useSteps(arrive: string) {
	const [busy, setBusy] = useState(false);
	const [step, setStep] = useState<Step | null>(null);

	async function take(work: (script: Script) => Promise<Step>): Promise<void> {
		setBusy(true);
		const next = await import("./browser-auth.ts")
			.then(work)
			.catch((error: unknown): Step => ({ kind: "failed", failure: authCodeOf(error) }));
		// A document load, so that nothing of the sign-in stays in memory and the CSP of signed-in pages applies.
		if (next.kind === "done") return location.assign(arrive);
		setBusy(false);
		setStep(next);
	}

	return { busy, step, take, failure: step?.kind === "failed" ? step.failure : null };
}

/** Returns true once hydrated, when the buttons work, and starts loading Firebase. */
export function useScript(settings: FirebaseSettings, { forget }: { forget: boolean }): boolean {
	const [ready, setReady] = useState(false);
	useEffect(() => {
		setReady(true);
		import("./browser-auth.ts")
			.then(({ forgetMember }) => (forget ? forgetMember(settings) : undefined))
			.catch((error: unknown) => console.warn("The provider's script could not be loaded:", error));
	}, [settings, forget]);
	return ready;
}

/** Shows a message for every code; unforeseen errors get a general one. */
export function FailureAlert({ failure }: { failure: BrowserFailure }) {
	const { words } = useStaffLanguage();
	if (failure === null) return null;
	return (
		<FormAlert>
			{failure === "popup-blocked"
				? words.firebase.popupBlocked
				: failure === "unknown"
					? words.errors.failed
					: words.authErrors[failure]}
		</FormAlert>
	);
}

/** Shown without JavaScript, because this sign-in depends on it. */
export function NeedsScript() {
	const { words } = useStaffLanguage();
	return (
		<noscript>
			<FormAlert>{words.firebase.needsScript}</FormAlert>
		</noscript>
	);
}

/** Only JavaScript sends this form: its button is disabled until hydration, so that values go nowhere else. */
export function ScriptForm({
	submit,
	busy,
	ready,
	onSend,
	children,
}: {
	submit: string;
	busy: boolean;
	ready: boolean;
	onSend: (fields: FormData) => void;
	children?: ReactNode;
}) {
	function send(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (!busy) onSend(new FormData(event.currentTarget));
	}
	return (
		<form method="post" noValidate className="grid gap-4" onSubmit={send}>
			{children}
			<Button type="submit" look="primary" busy={busy} disabled={!ready} className="w-full">
				{submit}
			</Button>
		</form>
	);
}

/** Asks for the code of the member's authenticator app, when the provider requires one. */
export function CodeForm({
	step,
	busy,
	take,
}: {
	step: Extract<Step, { kind: "code" }>;
	busy: boolean;
	take: (work: () => Promise<Step>) => Promise<void>;
}) {
	const { secondFactor } = useStaffLanguage().words;
	const [wrong, setWrong] = useState(false);
	async function give(code: string): Promise<Step> {
		const next = await step.give(code);
		const again = next.kind === "failed" && next.failure === "invalid-credential";
		setWrong(again);
		return again ? step : next;
	}
	return (
		<>
			{wrong && <FormAlert>{secondFactor.wrong}</FormAlert>}
			<ScriptForm
				submit={secondFactor.submit}
				busy={busy}
				ready
				onSend={(form) => void take(() => give(String(form.get("code") ?? "").replace(/\s/g, "")))}
			>
				<AppCodeField />
			</ScriptForm>
		</>
	);
}
