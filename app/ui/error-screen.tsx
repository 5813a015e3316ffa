import { isRouteErrorResponse, useLocation } from "react-router";
import { localeOfPath, pathTo } from "#app/locale/paths.ts";
import type { PageError } from "#app/model/page-payload.ts";
import { usePayload } from "#app/runtime/page.ts";
import { errorPage } from "#content/messages/error-page.ts";
import { Picture, phoneWide } from "./picture.tsx";

/** The screen for all errors: an unknown path, a failed check, any application error. */
export function ErrorScreen({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	const payload = usePayload();
	const locale = payload?.locale ?? localeOfPath(pathname) ?? "fr";
	const { status, message, advice, reason, query, requestId } = describeError(error, pathname);
	const { text, quote, cta, retry, heading, search } = errorPage[locale];
	const services = payload?.site.services ?? [];
	return (
		<section className="page-width pb-section">
			<div className="grid items-center gap-x-8 lg:min-h-[34rem] lg:grid-cols-2">
				<div className="pt-6">
					<h1 className="text-[clamp(6rem,3rem+12vw,13rem)] leading-[0.85] tracking-[-0.05em]">{status}</h1>
					<p className="lead mt-6 max-w-[28em] text-ink!">{advice ?? text}</p>
					{/* The specification's words, in English on every page. */}
					<p lang={reason ? locale : "en"} className="mt-3 wrap-anywhere font-semibold text-ink-600 text-note">
						{reason ?? message}
					</p>
					{requestId && (
						<p className="mt-3 text-note">
							{quote} <code>{requestId}</code>
						</p>
					)}
					{/* Document loads: after an error the application's state may be broken. */}
					<div className="mt-7 flex flex-wrap gap-3">
						<a href={pathTo("index", locale)} className="button">
							{cta}
						</a>
						{/* Following a link would lose the form that was sent. */}
						{status >= 500 && !advice && (
							// biome-ignore lint/a11y/useValidAnchor: the address of the document, with its query
							<a href="" className="button" data-look="outline">
								{retry}
							</a>
						)}
					</div>
					{status === 404 && (
						<search>
							<form action={pathTo("search", locale)} className="mt-8 mb-10 max-w-[34rem]">
								<label htmlFor="lost-query" className="font-semibold text-spruce">
									{search.label}
								</label>
								<div className="mt-2 flex flex-wrap gap-3">
									<input
										id="lost-query"
										type="search"
										name="q"
										defaultValue={query}
										maxLength={100}
										className="field min-w-48 flex-1"
									/>
									<button type="submit" className="button" data-look="outline">
										{search.button}
									</button>
								</div>
							</form>
						</search>
					)}
				</div>
				<Picture
					first
					name="not_found"
					alt=""
					sizes={`(min-width: 64rem) 640px, ${phoneWide}`}
					className="h-auto w-full"
				/>
			</div>
			{services.length > 0 && (
				<nav aria-labelledby="elsewhere" className="border-line border-t pt-8">
					<h2 id="elsewhere" className="text-h3">
						{heading}
					</h2>
					<ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
						{services.map(({ name, path, label }) => (
							<li key={name}>
								<a href={path} className="inline-link inline-flex min-h-11 items-center">
									{label}
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
		</section>
	);
}

function describeError(error: unknown, path: string): PageError {
	if (isRouteErrorResponse(error)) {
		return { status: error.status, message: error.status === 404 ? `Page not found: ${path}` : error.statusText };
	}
	const given = error as PageError | null | undefined;
	return given?.status ? given : { status: 500, message: "Internal Server Error" };
}
