import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { AuthCode } from "#app/model/members/auth-codes.ts";
import { meetsRule, type PasswordPolicy, rulesOf } from "#app/model/members/password-policy.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { KeptForm } from "./kept-form/kept-form.tsx";
import { OfficeIcon } from "./office-icon.tsx";
import { useStaffLanguage } from "./staff-language.tsx";

/** A form with one button that keeps its unsent text. `intent` tells the page's action which of its forms was sent. */
export function OfficeForm({
	intent,
	submit,
	look = "dark",
	otherwise,
	keep = intent ?? "form",
	revision,
	isUnsaved,
	children,
	className = "",
}: {
	intent?: string;
	submit: string;
	look?: "primary" | "dark" | "light";
	/** A second submit button; Enter presses the first. */
	otherwise?: ReactNode;
	/** Names the kept text; `false` for choices and searches, which are not worth keeping. */
	keep?: string | false;
	/** Name of the hidden field with the revision that the form was rendered from. */
	revision?: string;
	/** Whether the fields are rendered with values that were sent and not saved. */
	isUnsaved?: boolean;
	children?: ReactNode;
	className?: string;
}) {
	const { state, formData } = useNavigation();
	const busy = state !== "idle" && formData !== undefined && (formData.get("intent") ?? undefined) === intent;
	return (
		<KeptForm
			keep={keep}
			revision={revision}
			isUnsaved={isUnsaved}
			// A second press would cancel the first one, whose work goes on.
			isBusy={busy}
			method="post"
			noValidate
			className={`grid grid-cols-1 gap-4 ${className}`}
		>
			{intent && <input type="hidden" name="intent" value={intent} />}
			{children}
			<Button type="submit" look={look} busy={busy} className="justify-self-start max-sm:w-full">
				{submit}
			</Button>
			{otherwise}
		</KeptForm>
	);
}

/** An error about the whole form, announced when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
	return (
		<div
			role="alert"
			className="grid grid-cols-[20px_1fr] gap-3 rounded-md bg-white px-4 py-3.5 text-note leading-snug shadow-[inset_0_0_0_2px_var(--color-danger)]"
		>
			<Icon name="alert" size={20} className="mt-0.5 text-danger" />
			<div>{children}</div>
		</div>
	);
}

/** The browser's own file input, in the style of the back office. */
export function FileField({ label, hint, ...input }: { label: string; hint?: string } & ComponentProps<"input">) {
	const button =
		"file:mr-3 file:rounded-md file:border-0 file:bg-mint-100 file:px-4 file:py-2.5 file:font-semibold file:text-spruce";
	return (
		<label className="grid grid-cols-1 gap-1 font-semibold text-spruce">
			{label}
			{hint && <span className="font-normal text-ink-600 text-small">{hint}</span>}
			<input type="file" className={`w-full min-w-0 font-normal ${button}`} {...input} />
		</label>
	);
}

export function AuthAlert({
	code,
	retryAfter = 0,
}: {
	code: AuthCode | null | undefined;
	/** In seconds. */
	retryAfter?: number | undefined;
}) {
	const { words } = useStaffLanguage();
	if (!code) return null;
	const isLong = code === "too-many-requests" && retryAfter > 60;
	return <FormAlert>{isLong ? words.waitBefore(Math.ceil(retryAfter / 60)) : words.authErrors[code]}</FormAlert>;
}

export function FormNotice({ children }: { children: ReactNode }) {
	return (
		<p
			role="status"
			className="grid grid-cols-[20px_1fr] gap-3 rounded-md bg-mint-100 px-4 py-3.5 text-note leading-snug"
		>
			<Icon name="check" size={20} className="mt-0.5 text-teal-700" />
			<span>{children}</span>
		</p>
	);
}

/** A new password, with the provider's rules checked as it is typed. Without JavaScript the rules are plain text. */
export function NewPasswordField({
	label,
	policy,
	code,
	optional,
	hint,
}: {
	label: string;
	policy: PasswordPolicy;
	/** Why the form was refused: shown at the field if it concerns the new password. */
	code: AuthCode | null | undefined;
	/** Shown beside the label when the member can sign in without a password. */
	optional?: string;
	hint?: string;
}) {
	const { words } = useStaffLanguage();
	const [typed, setTyped] = useState("");
	const input = useRef<HTMLInputElement>(null);
	// Includes text typed before hydration.
	useEffect(() => setTyped(input.current?.value ?? ""), []);
	return (
		<div>
			<TextField
				ref={input}
				id="new-password"
				name="newPassword"
				type="password"
				label={label}
				{...(code === "password-does-not-meet-requirements" && { error: words.authErrors[code] })}
				autoComplete="new-password"
				aria-describedby="password-rules"
				required={!optional}
				{...(optional && { optional })}
				{...(hint && { hint })}
				onInput={(event) => setTyped(event.currentTarget.value)}
			/>
			<div id="password-rules" className="mt-2 text-ink-600 text-small">
				<p>{words.policy.heading}</p>
				<ul className="mt-1 grid gap-0.5">
					{rulesOf(policy).map((rule) => {
						const met = typed !== "" && meetsRule(typed, rule, policy);
						return (
							<li key={rule} className={`flex items-center gap-2 ${met ? "font-semibold text-teal-700" : ""}`}>
								<OfficeIcon name={met ? "check" : "dot"} size={16} />
								{words.policy.rules[rule](rule === "maximum" ? (policy.maximum ?? 0) : policy.minimum)}
								{met && <span className="sr-only">, {words.policy.met}</span>}
							</li>
						);
					})}
				</ul>
				<p className="mt-1.5">{words.policy.common}</p>
			</div>
		</div>
	);
}

export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<header className="mb-6">
			<h1>{title}</h1>
			{children && <p className="mt-2 text-ink-600">{children}</p>}
		</header>
	);
}

export function Panel({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
	return (
		<section className="office-panel">
			<h2>{title}</h2>
			{text && <p className="mt-1.5 text-ink-600 text-small">{text}</p>}
			{children && <div className="mt-4">{children}</div>}
		</section>
	);
}
