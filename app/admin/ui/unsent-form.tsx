import { isRouteErrorResponse } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { UnsentForm } from "../.server/read-unsent-form.ts";
import { signInPath } from "./kept-form/sign-in-path.ts";
import { StaffLanguageProvider, useStaffLanguage } from "./staff-language.tsx";

/** Fields that the member did not write, and values that are codes of a list. */
const technical: ReadonlySet<string> = new Set(["intent", "seen", "heard", "base", "version", "part", "edit"]);
const code = /^[a-z-]*$/;

type ShownForm = UnsentForm & { isSignedOut: boolean };

/** The form that was not accepted, if that is the error: only without JavaScript does it become a page. */
export function unsentFormOf(error: unknown): ShownForm | null {
	if (!isRouteErrorResponse(error) || (error.status !== 401 && error.status !== 503)) return null;
	const form = error.data as UnsentForm | null;
	return form && { ...form, isSignedOut: error.status === 401 };
}

/** Sends the same fields again: after the member signed in from another tab, or once the store answers. */
export function UnsentFormScreen({ form }: { form: ShownForm }) {
	return (
		<StaffLanguageProvider locale={form.locale}>
			<Screen form={form} />
		</StaffLanguageProvider>
	);
}

function Screen({ form: { path, fields, isSignedOut } }: { form: ShownForm }) {
	const { kept, errors } = useStaffLanguage().words;
	const { unsent } = kept;
	const written = fields.filter(([name, value]) => !technical.has(name) && !code.test(value.trim()));
	return (
		<section className="grid gap-5">
			<h1>{isSignedOut ? unsent.title : errors.waitingTitle}</h1>
			<p>{isSignedOut ? unsent.text : unsent.waiting}</p>
			<form method="post" action={path} className="flex flex-wrap gap-3">
				{fields.map(([name, value], index) => (
					<input key={index} type="hidden" name={name} value={value} />
				))}
				{isSignedOut && (
					<a href={signInPath(path)} target="_blank" rel="noopener" className="button" data-look="light">
						{unsent.signIn}
					</a>
				)}
				<Button type="submit" look="dark">
					{unsent.again}
				</Button>
			</form>
			{written.length > 0 && (
				<div className="office-panel">
					<h2>{unsent.written}</h2>
					<ul className="mt-3 grid gap-3">
						{written.map(([name, value]) => (
							<li key={name + value} className="whitespace-pre-line break-words border-line border-l-3 pl-3">
								{value}
							</li>
						))}
					</ul>
					<p className="mt-4 text-ink-600 text-small">{unsent.left}</p>
				</div>
			)}
		</section>
	);
}
