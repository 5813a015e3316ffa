import {
	ActionButton,
	Anchor,
	Facts,
	Lines,
	MailLayout,
	Paragraph,
	Quiet,
	Sender,
	Subtitle,
	Title,
} from "#app/.server/mail/mail-layout.tsx";
import { pathTo } from "#app/locale/paths.ts";
import type { Company } from "#app/model/company.ts";
import type { Draft } from "#app/model/leads/lead.ts";
import { formatDate } from "#app/time/format.ts";
import type { MailWords } from "#content/mail/fr.ts";

interface Props {
	draft: Draft;
	company: Company;
	words: MailWords;
	services: readonly string[];
	link: string;
	origin: string;
}

export function DraftLink({ draft, company, words, services, link, origin }: Props) {
	const { locale, photos, purgeAfter } = draft;
	const { draft: texts, labels, estimate } = words;
	const facts = [
		{ label: texts.services, value: <Lines>{services.join("\n")}</Lines> },
		{ label: labels.photos, value: photos.length > 0 && estimate.photos(photos.length) },
	].filter(({ value }) => value);
	const footer = (
		<>
			<Sender company={company} locale={locale} />
			<Quiet>
				{texts.why} <Anchor href={origin + pathTo("privacy", locale)}>{words.confirmation.privacy}</Anchor>
			</Quiet>
		</>
	);
	return (
		<MailLayout locale={locale} title={texts.subject} preview={texts.preview} company={company} footer={footer}>
			<Title>{texts.heading}</Title>
			<Paragraph>{texts.intro}</Paragraph>
			<div style={{ padding: "12px 0 20px" }}>
				<ActionButton href={link} main>
					{texts.button}
				</ActionButton>
			</div>
			{/* The plain text already has the URL beside the button. */}
			<div data-skip-in-text="true">
				<Quiet>
					{texts.copy}
					<br />
					<Anchor href={link}>{link}</Anchor>
				</Quiet>
			</div>
			<Quiet>{texts.secret}</Quiet>
			<Subtitle>{texts.keptHeading}</Subtitle>
			<Facts facts={facts} />
			<Paragraph>{texts.kept}</Paragraph>
			<Subtitle>{texts.lifeHeading}</Subtitle>
			<Paragraph>{texts.life(formatDate(purgeAfter, locale))}</Paragraph>
		</MailLayout>
	);
}
