import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { pathTo } from "#app/locale/paths.ts";
import type { SiteArea } from "#app/model/page-payload.ts";
import type { HomeWords } from "#app/model/site/page-words.ts";
import { type AreaAnswer, areaOf, type ServiceArea } from "#app/model/site/service-area.ts";
import { fillIn } from "#app/model/text/fill-in.ts";
import { checked } from "#app/runtime/checked-postal-code.ts";
import { usePayload } from "#app/runtime/page.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useLanguage } from "#app/ui/messages.tsx";

/** The result for `?code=H2T`, by the same rule on the server (without JavaScript) and in the browser. */
export function usePostalAnswer(serviceArea: ServiceArea) {
	const [query] = useSearchParams();
	const [typed, setTyped] = useState(query.get("code") ?? "");
	const answer = typed === "" ? null : areaOf(typed, serviceArea);
	return { typed, answer, check: setTyped };
}

interface PostalCheckProps {
	words: HomeWords["postal"];
	areas: readonly SiteArea[];
	typed: string;
	answer: AreaAnswer | null;
	onCheck: (code: string) => void;
}

export function PostalCheck({ words, areas, typed, answer, onCheck }: PostalCheckProps) {
	const { locale } = useLanguage();
	const output = useRef<HTMLOutputElement>(null);
	// On phones the answer would appear behind the bottom bar.
	useEffect(() => {
		if (typed) output.current?.scrollIntoView({ block: "nearest" });
	}, [typed]);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		checked.postalCode = String(new FormData(event.currentTarget).get("code")).trim();
		onCheck(checked.postalCode || " ");
	};
	return (
		<section
			id="postal"
			aria-labelledby="postal-heading"
			className="grid items-center gap-x-10 gap-y-5 rounded-lg bg-white p-6 shadow-1 md:p-6 md:pl-9 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
		>
			<div>
				<h2 id="postal-heading" className="text-h3 leading-tight">
					{words.heading}
				</h2>
				<p id="postal-hint" className="mt-1 text-ink-600 text-note">
					{words.hint}
				</p>
			</div>
			<form action={`${pathTo("index", locale)}#postal`} onSubmit={submit} className="flex flex-wrap gap-3">
				<label className="field min-w-32 flex-1 lg:w-48 lg:flex-none">
					<span className="sr-only">{words.label}</span>
					<Icon name="map-pin" className="text-teal-700" />
					<input
						name="code"
						defaultValue={typed.trim()}
						required
						maxLength={7}
						autoComplete="postal-code"
						autoCapitalize="characters"
						spellCheck={false}
						placeholder={usePayload()?.site.company.address.postalCode.slice(0, 3)}
						aria-describedby="postal-hint postal-answer"
						aria-invalid={answer?.kind === "unreadable" || undefined}
						className="min-h-11 w-full min-w-0 uppercase tracking-wide"
					/>
				</label>
				<button type="submit" className="button" data-look="dark">
					{words.button}
				</button>
			</form>
			<output
				ref={output}
				id="postal-answer"
				htmlFor="postal"
				className="flex items-center gap-3.5 text-note leading-snug empty:hidden lg:border-line lg:border-l lg:pl-10 lg:empty:block lg:empty:border-transparent"
			>
				{answer && <Answer words={words} areas={areas} typed={typed} answer={answer} />}
			</output>
		</section>
	);
}

function Answer({
	words,
	areas,
	typed,
	answer,
}: Pick<PostalCheckProps, "words" | "areas" | "typed"> & { answer: AreaAnswer }) {
	const { locale, messages } = useLanguage();
	const served = answer.kind === "served";
	const area = served ? (areas[answer.area]?.name ?? "") : "";
	const fill = (text: string) => fillIn(text, { ...answer, area });
	const { title, text } = words[answer.kind];
	return (
		<>
			<span
				className={`grid size-9 shrink-0 place-items-center rounded-pill text-spruce ${served ? "bg-mint" : "bg-cream-200"}`}
			>
				<Icon name={served ? "check" : "info"} />
			</span>
			<span>
				<strong className="block font-semibold text-[1.0625rem] text-spruce">{fill(title)}</strong>
				{fill(text)}
				{served && (
					<TextLink to={`${pathTo("estimate", locale)}?postal=${encodeURIComponent(typed)}`} className="flex!">
						{messages.service.estimate}
					</TextLink>
				)}
			</span>
		</>
	);
}
