import type { ReactNode } from "react";
import { Form } from "react-router";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { locales } from "#app/locale/locales.ts";
import { type StatisticsView, statisticsPeriods } from "#app/model/insights/statistics.ts";
import { channels } from "#app/model/traffic/channel.ts";
import { Button } from "#app/ui/button.tsx";
import { statisticsQuery } from "./statistics-query.ts";

/** One GET form. On phones it is folded below a summary of what is chosen. */
export function Filters({ view }: { view: StatisticsView }) {
	const { words } = useStaffLanguage();
	const own = words.statistics.filter;
	const { filter, choices } = view;
	return (
		<details className="stat-filters">
			<summary>
				<OfficeIcon name="filter" />
				<span>{useChosen(view)}</span>
				<OfficeIcon name="down" />
			</summary>
			{/* Another choice, such as after the back button, is another form. */}
			<Form key={statisticsQuery(view)} method="get" action="/admin/statistiques" preventScrollReset>
				<fieldset>
					<legend>{own.period}</legend>
					<div className="stat-segment">
						{statisticsPeriods.map((name) => (
							<label key={name}>
								<input type="radio" name="periode" value={name} defaultChecked={name === view.name} />
								{words.statistics.periods[name]}
							</label>
						))}
					</div>
				</fieldset>
				<Choice name="canal" label={own.channel} any={own.anyChannel} value={filter.channel}>
					{([...channels, "phone"] as const).map((name) => (
						<option key={name} value={name}>
							{words.statistics.channels[name]}
						</option>
					))}
				</Choice>
				<Choice name="page" label={own.page} any={own.anyPage} value={filter.page}>
					{choices.pages.map(({ key, title }) => (
						<option key={key} value={key}>
							{title}
						</option>
					))}
				</Choice>
				<Choice name="service" label={own.service} any={own.anyService} value={filter.service}>
					{choices.services.map(({ name, title }) => (
						<option key={name} value={name}>
							{title}
						</option>
					))}
				</Choice>
				<Choice name="langue" label={own.language} any={own.anyLanguage} value={filter.locale}>
					{locales.map((name) => (
						<option key={name} value={name}>
							{words.office.languages[name]}
						</option>
					))}
				</Choice>
				<Button type="submit" look="dark">
					{own.submit}
				</Button>
			</Form>
		</details>
	);
}

function Choice({
	name,
	label,
	any,
	value,
	children,
}: {
	name: string;
	label: string;
	any: string;
	value: string | null;
	children: ReactNode;
}) {
	return (
		<div className="stat-choice">
			<label htmlFor={`statistics-${name}`}>{label}</label>
			<select id={`statistics-${name}`} className="field" name={name} defaultValue={value ?? ""}>
				<option value="">{any}</option>
				{children}
			</select>
		</div>
	);
}

/** Such as "30 jours, Publicité, Anglais". */
function useChosen({ name, filter, choices }: StatisticsView): string {
	const { words } = useStaffLanguage();
	const { periods, channels: channelNames, filter: own } = words.statistics;
	const chosen = [
		filter.channel && channelNames[filter.channel],
		filter.page && (choices.pages.find(({ key }) => key === filter.page)?.title ?? filter.page),
		filter.service && (choices.services.find((service) => service.name === filter.service)?.title ?? filter.service),
		filter.locale && words.office.languages[filter.locale],
	].filter((text) => text !== null);
	return [periods[name], ...(chosen.length > 0 ? chosen : [own.everything])].join(", ");
}
