import { createContext, type RefObject, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { createFormKeeper, type FormKeeper } from "./form-keeper.ts";
import { browserKeptStore } from "./kept-store.ts";
import { type FormOutcome, followSentForm } from "./sent-form.ts";

/** The id of the signed-in member, who owns the kept text; null on the pages before the sign-in. */
export const KeptFormOwner = createContext<string | null>(null);

/** Where the unsent text of a form is kept. */
function keptKey(owner: string, pathname: string, keep: string): string {
	return `${owner}:${pathname}:${keep}`;
}

/** Forgets the unsent text of a form that was sent by other code than the form's own. */
export function forgetKept(owner: string, pathname: string, keep: string): void {
	browserKeptStore()?.forget(keptKey(owner, pathname, keep));
}

export interface KeepOptions {
	/** Names the form on its page, for example "reply". `false`: the form is not kept. */
	keep: string | false;
	/** Name of the hidden field with the revision that the form was rendered from. */
	revision?: string | undefined;
	/** Whether the fields are rendered with values that were sent and not saved. */
	isUnsaved?: boolean | undefined;
	/** For fields that depend on values, such as lists: renders the given values, or the saved ones for null. */
	onRestore?: ((values: FormData | null) => void) | undefined;
	/** Called when the server accepted the form, for forms that stay on the page. */
	onAccepted?: (() => void) | undefined;
}

export type KeptNotice = { kind: "kept"; at: number } | { kind: "discarded" } | null;
export type SendFailure = { kind: "ended" | "failed"; isKept: boolean } | null;

/** Keeps the unsent text of a form in this browser, under the member and the page. */
export function useKeptForm(
	form: RefObject<HTMLFormElement | null>,
	{ keep, revision, isUnsaved = false, onRestore, onAccepted }: KeepOptions,
) {
	const owner = use(KeptFormOwner);
	const { pathname } = useLocation();
	const key = owner !== null && keep !== false ? keptKey(owner, pathname, keep) : null;
	const keeper = useRef<FormKeeper>(null);
	const [notice, setNotice] = useState<KeptNotice>(null);
	const [failure, setFailure] = useState<SendFailure>(null);
	const rebuild = useEffectEvent((values: FormData | null) => onRestore?.(values));
	const rebuilds = onRestore !== undefined;
	const isUnsavedNow = useEffectEvent(() => isUnsaved);

	useEffect(() => {
		const store = browserKeptStore();
		if (!form.current || key === null || !store) return;
		const parts = {
			key,
			store,
			revision,
			rebuild: rebuilds ? (values: FormData | null) => rebuild(values) : undefined,
			isUnsaved: isUnsavedNow(),
		};
		const own = createFormKeeper(form.current, parts);
		keeper.current = own;
		const at = own.restore();
		setNotice(at === null ? null : { kind: "kept", at });
		const stop = own.watch();
		return () => {
			stop();
			keeper.current = null;
		};
	}, [form, key, revision, rebuilds]);

	function tell(own: FormKeeper, outcome: FormOutcome): void {
		if (outcome === "accepted") {
			setNotice(null);
			onAccepted?.();
		}
		own.sent(outcome);
		if (outcome === "ended" || outcome === "failed") setFailure({ kind: outcome, isKept: own.isKept });
	}

	return {
		notice,
		failure,
		onSubmit(): void {
			const own = keeper.current;
			if (!own) return;
			setFailure(null);
			own.save();
			followSentForm((outcome) => tell(own, outcome));
		},
		discard(): void {
			const own = keeper.current;
			if (!own) return;
			// Synchronously: the fields may be rendered again, and the pressed button, which has the focus, disappears.
			const names = flushSync(() => {
				setNotice({ kind: "discarded" });
				return own.discard();
			});
			own.fieldOf(names)?.focus();
		},
	};
}
