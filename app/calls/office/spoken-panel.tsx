import { quoted } from "#app/admin/ui/quoted.ts";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { locales } from "#app/locale/locales.ts";
import { type SpokenName, spokenField, spokenNames } from "#app/model/calls/call-form.ts";
import { type CallValues, firstOf } from "#app/model/calls/call-values.ts";
import { Pill } from "#app/ui/pill.tsx";
import { callSentences } from "#content/calls.ts";

/** Sentences to read to the caller in their language, with the answers. Not asked is not a no. */
export function SpokenPanel({ values, member }: { values: CallValues; member: string }) {
	const { spoken: own } = useStaffLanguage().words.calls;
	return (
		<section className="office-panel" aria-labelledby="call-spoken">
			<h2 id="call-spoken">{own.title}</h2>
			{spokenNames.map((name) => (
				<Sentence key={name} name={name} values={values} />
			))}
			<p className="call-heard">{own.heard(member)}</p>
		</section>
	);
}

const answers = [
	{ value: "yes", word: "yes" },
	{ value: "no", word: "no" },
	{ value: "", word: "notAsked" },
] as const;

function Sentence({ name, values }: { name: SpokenName; values: CallValues }) {
	const { spoken: own } = useStaffLanguage().words.calls;
	const field = spokenField(name);
	const said = firstOf(values, field);
	return (
		<fieldset className="call-sentence">
			<legend className="sr-only">{own.legends[name]}</legend>
			<div>
				{/* Both languages: the choice above shows one, also without JavaScript. */}
				{locales.map((locale) => (
					<p key={locale} lang={locale} data-lang={locale} className="call-quote">
						{quoted({ text: callSentences[locale][name], locale })}
					</p>
				))}
				<p className="call-about">{name === "marketing" ? own.confirmed : null}</p>
			</div>
			<div className="call-pills">
				{answers.map(({ value, word }) => (
					<Pill key={word} type="radio" name={field} value={value} defaultChecked={said === value}>
						{own[word]}
					</Pill>
				))}
			</div>
			{name === "details" && <p className="call-refused">{own.refused}</p>}
		</fieldset>
	);
}
