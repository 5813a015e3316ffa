import { isRouteErrorResponse } from "react-router";
import type { StaffWords } from "#content/staff/fr.ts";
import { officeMeta, useStaffLanguage } from "./staff-language.tsx";
import { UnsentFormScreen, unsentFormOf } from "./unsent-form.tsx";

/** The screen and the title of an error: a page that fails does not set its own title. */
export function OfficeError({ error }: { error: unknown }) {
	const { words } = useStaffLanguage();
	const unsent = unsentFormOf(error);
	if (unsent) return <UnsentFormScreen form={unsent} />;
	const { title, text } = errorText(error, words);
	return (
		<section>
			<p className="font-semibold text-ink-600">{statusOf(error)}</p>
			<h1 className="mt-1">{title}</h1>
			<p className="mt-3 text-ink-600">{text}</p>
			{/* A document load: after an error, client state cannot be trusted. */}
			<a href="/admin" className="button mt-6" data-look="dark">
				{words.errors.home}
			</a>
		</section>
	);
}

/** For the routes that show errors; the pages below them replace it by their own title. */
export const officeErrorMeta = officeMeta((words, error) => errorText(error, words).title);

function statusOf(error: unknown): number {
	return isRouteErrorResponse(error) ? error.status : 500;
}

function errorText(error: unknown, { errors, kept }: StaffWords): { title: string; text: string } {
	const status = statusOf(error);
	if (status === 401) return { title: kept.unsent.title, text: kept.unsent.text };
	if (status === 403) return { title: errors.forbiddenTitle, text: errors.forbidden };
	if (status === 404 || status === 405) return { title: errors.notFoundTitle, text: errors.notFound };
	if (status < 500) return { title: errors.refusedTitle, text: errors.refused };
	if (status === 503) return { title: errors.waitingTitle, text: errors.waiting };
	return { title: errors.failedTitle, text: errors.failed };
}
