import { isRouteErrorResponse, useLocation } from "react-router";
import { errorPage } from "#content/messages/error-page.ts";
import { localeOfPath, pathTo } from "../locale/paths.ts";
import type { PageError } from "../model/page-payload.ts";
import { usePayload } from "../runtime/payload.ts";

/** One screen for everything that can go wrong: an unknown path, a failed check, any application error. */
export function ErrorScreen({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	const locale = usePayload()?.locale ?? localeOfPath(pathname) ?? "fr";
	const { status, message } = describeError(error, pathname);
	const { text, cta } = errorPage[locale];
	return (
		<section>
			<h1>{status}</h1>
			<p>{message}</p>
			<p>{text}</p>
			{/* A document load: after an error the safest page is a new one. */}
			<a href={pathTo("index", locale)}>{cta}</a>
		</section>
	);
}

function describeError(error: unknown, path: string): PageError {
	if (isPageError(error)) return error;
	if (isRouteErrorResponse(error)) {
		return { status: error.status, message: error.status === 404 ? `Page not found: ${path}` : error.statusText };
	}
	return { status: 500, message: "Internal Server Error" };
}

function isPageError(error: unknown): error is PageError {
	return (
		typeof error === "object" &&
		error !== null &&
		"status" in error &&
		"message" in error &&
		!isRouteErrorResponse(error)
	);
}
