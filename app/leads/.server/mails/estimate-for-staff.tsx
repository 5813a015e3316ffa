import type { EstimateInWords } from "#app/.server/mail/lead-in-words.ts";
import type { LeadTime } from "#app/.server/mail/lead-time.ts";
import { type Fact, Facts, Lines, Quiet, Subtitle, ThirdTitle } from "#app/.server/mail/mail-layout.tsx";
import type { EstimateLead, Lead } from "#app/model/leads/lead.ts";
import { mailWords } from "#content/mail/fr.ts";
import { staffWords } from "#content/mail/staff.fr.ts";
import { Caveats, EstimateTable, Range } from "./estimate-table.tsx";
import { wishesFacts } from "./wishes-facts.ts";

const words = staffWords.notification;

interface Props {
	lead: Lead;
	request: EstimateLead;
	estimate: EstimateInWords;
	time: LeadTime | null;
}

/** Contains enough for the team to act without calling back to ask the basics. */
export function EstimateForStaff({ lead, request, estimate, time }: Props) {
	const { text, panel, wishes, answers } = estimate;
	return (
		<>
			<Subtitle>{time ? words.extrasHeading : words.wishesHeading}</Subtitle>
			<Facts facts={[...(time ? [] : wishFacts(wishes)), ...extraFacts(lead, request)]} />
			<Subtitle>{words.answersHeading}</Subtitle>
			{answers.map(({ kind, service, answers: given }) => (
				<div key={kind}>
					<ThirdTitle>{service}</ThirdTitle>
					<Facts
						facts={given.map(({ question, answers: told }) => ({
							label: question,
							value: <Lines>{told.join("\n")}</Lines>,
						}))}
					/>
				</div>
			))}
			<Subtitle>{words.rangeHeading}</Subtitle>
			<Range text={text} panel={panel} />
			<EstimateTable text={text} panel={panel} />
			<ThirdTitle>{words.caveatsHeading}</ThirdTitle>
			<Caveats text={text} />
			<Quiet>{words.pricesVersion(request.result.pricesVersion)}</Quiet>
		</>
	);
}

function wishFacts(wishes: EstimateInWords["wishes"]): Fact[] {
	return wishes ? wishesFacts(wishes, mailWords.estimate) : [{ label: mailWords.estimate.date, value: words.noWishes }];
}

function extraFacts({ photos }: Lead, { answers, result }: EstimateLead): Fact[] {
	const code = answers.promotionCode;
	const codeText = result.discount ? words.codeApplied(result.discount.promotion) : code && words.codeRefused(code);
	return [
		{
			label: mailWords.labels.photos,
			value: photos.length > 0 ? mailWords.estimate.photos(photos.length) : words.noPhotos,
		},
		{ label: words.code, value: codeText || words.noCode },
	];
}
