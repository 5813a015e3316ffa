import { Form, Link } from "react-router";
import { settingsPages } from "#app/admin/settings-pages.ts";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { formatPhone } from "#app/locale/format.ts";
import type { ExampleTraces, NamedText } from "#app/model/first-day/steps.ts";
import { ExampleLine } from "./example-banner.tsx";

/** What visitors still read of the example, with the place where it is changed. */
export function Traces({ traces }: { traces: ExampleTraces }) {
	const { words, locale } = useStaffLanguage();
	const { traces: said } = words.firstDay;
	const { facts, texts, unserved, unoffered, promotions, pages } = traces;
	const count = facts.length + texts.length + unserved.texts.length + unoffered.texts.length + promotions.length;
	return (
		<section className="office-panel" id="exemple" aria-labelledby="first-day-traces">
			<h2 id="first-day-traces">{said.title}</h2>
			<p>{count > 0 ? said.lead : said.none}</p>
			<ul className="first-day-traces">
				{facts.map(({ fact, value, pages: shown }) => (
					<li key={fact}>
						<span>{said.facts[fact](fact === "phone" ? formatPhone(value, locale) : value)}</span>
						<Link
							to={fact === "name" || fact === "prefix" ? settingsPages.brand : settingsPages.identity}
							className="first-day-act"
						>
							{fact === "prefix"
								? said.references
								: fact === "name" && shown === pages
									? said.everyPage
									: said.pages(shown)}
						</Link>
					</li>
				))}
				{facts.some(({ fact }) => fact === "name") && (
					<li>
						<span>{said.fictitious}</span>
						<Link to={settingsPages.brand} className="first-day-act">
							{said.footer}
						</Link>
					</li>
				)}
				{promotions.map(({ code, title, path }) => (
					<li key={code}>
						<span>{said.promotion(title, code)}</span>
						<Link to={path} className="first-day-act">
							{said.offer}
						</Link>
					</li>
				))}
			</ul>
			{texts.length > 0 && <NamedTexts texts={texts} title={said.texts(traces.shippedName)} />}
			{unserved.texts.length > 0 && (
				<NamedTexts texts={unserved.texts} title={said.unserved(unserved.areas.join(", "))} />
			)}
			{unoffered.texts.length > 0 && (
				<NamedTexts texts={unoffered.texts} title={said.unoffered(unoffered.services.join(", "))} />
			)}
			<p>{said.van}</p>
		</section>
	);
}

function NamedTexts({ texts, title: heading }: { texts: readonly NamedText[]; title: string }) {
	const { traces: said } = useStaffLanguage().words.firstDay;
	return (
		<details className="first-day-texts-list" open={texts.length <= 8}>
			<summary>
				<span>{heading}</span> <span>{said.textCount(texts.length)}</span>
			</summary>
			<ul>
				{texts.map(({ path, title, locales, excerpt }) => (
					<li key={path}>
						<Link to={path} className="inline-link font-semibold">
							{title}
						</Link>{" "}
						<span>({locales.map((locale) => said.inLocales[locale]).join(", ")})</span>
						<q>{excerpt}</q>
					</li>
				))}
			</ul>
		</details>
	);
}

/** Explains the line at the top of every screen. */
export function Banner({ facts }: { facts: number }) {
	const { banner } = useStaffLanguage().words.firstDay;
	return (
		<section className="office-panel" aria-labelledby="first-day-banner">
			<h2 id="first-day-banner">{banner.title}</h2>
			<p>{facts > 0 ? banner.lead : banner.gone}</p>
			{facts > 0 && (
				<div className="first-day-sample" aria-hidden="true">
					<ExampleLine facts={facts} />
				</div>
			)}
		</section>
	);
}

export function Later({ isHidden }: { isHidden: boolean }) {
	const { later } = useStaffLanguage().words.firstDay;
	return (
		<section className="office-panel" aria-labelledby="first-day-later">
			<h2 id="first-day-later">{later.title}</h2>
			<p>{isHidden ? later.hidden : later.text}</p>
			<Form method="post" preventScrollReset>
				<button type="submit" name="intent" value={isHidden ? "show" : "hide"} className="first-day-act cursor-pointer">
					<OfficeIcon name={isHidden ? "eye" : "close"} size={18} />
					{isHidden ? later.show : later.hide}
				</button>
			</Form>
		</section>
	);
}
