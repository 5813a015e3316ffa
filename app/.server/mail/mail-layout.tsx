import {
	Body,
	Button,
	Container,
	Head,
	Heading,
	Html,
	Img,
	Link,
	Preview,
	Section,
	Text,
} from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import { formatPhone, phoneLink } from "#app/locale/format.ts";
import { type Locale, localeTags } from "#app/locale/locales.ts";
import type { Company } from "#app/model/company.ts";
import { useMailLook } from "./mail-look.ts";

interface Layout {
	locale: Locale;
	title: string;
	preview: string;
	company: Company;
	footer: ReactNode;
	children: ReactNode;
}

export function MailLayout({ locale, title, preview, company, footer, children }: Layout) {
	const { styles, sheet } = useMailLook();
	return (
		<Html lang={localeTags[locale]}>
			<Head>
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{title}</title>
				<style dangerouslySetInnerHTML={{ __html: sheet }} />
			</Head>
			<Body className="page" style={styles.body}>
				<Preview>{preview}</Preview>
				<Container className="card" style={styles.card}>
					<Section className="masthead" style={styles.masthead}>
						<Text style={styles.wordmark}>
							<Wordmark name={company.name} />
						</Text>
					</Section>
					<Section className="content" style={styles.content}>
						{children}
					</Section>
				</Container>
				<Container className="footer" style={styles.footer}>
					{footer}
				</Container>
			</Body>
		</Html>
	);
}

/** Without pictures, a mail program shows the name: as text, or instead of the logo. */
function Wordmark({ name }: { name: string }) {
	const { styles, mark } = useMailLook();
	if (mark?.kind === "logo") return <Img src={mark.url} alt={name} width="192" height="48" style={styles.logo} />;
	return (
		<>
			{mark && <Img src={mark.url} alt="" width="36" height="36" style={styles.mark} />}
			{name}
			{!mark && (
				<span data-skip-in-text="true" style={styles.berry}>
					.
				</span>
			)}
		</>
	);
}

export function Title({ children }: { children: ReactNode }) {
	const { styles } = useMailLook();
	return (
		<Heading as="h1" className="heading" style={styles.heading}>
			{children}
		</Heading>
	);
}

export function Subtitle({ children }: { children: ReactNode }) {
	const { styles } = useMailLook();
	return (
		<Heading as="h2" className="heading" style={styles.subheading}>
			{children}
		</Heading>
	);
}

export function ThirdTitle({ children }: { children: ReactNode }) {
	const { styles } = useMailLook();
	return (
		<Heading as="h3" className="heading" style={styles.thirdHeading}>
			{children}
		</Heading>
	);
}

export function Paragraph({ children }: { children: ReactNode }) {
	const { styles } = useMailLook();
	return (
		<Text className="text" style={styles.text}>
			{children}
		</Text>
	);
}

export function Quiet({ children }: { children: ReactNode }) {
	const { styles } = useMailLook();
	return (
		<Text className="quiet" style={styles.quiet}>
			{children}
		</Text>
	);
}

export function Anchor({ href, children }: { href: string; children: ReactNode }) {
	const { styles } = useMailLook();
	return (
		<Link className="link" href={href} style={styles.link}>
			{children}
		</Link>
	);
}

export function CallButton({ phone, main, children }: { phone: string; main: boolean; children: ReactNode }) {
	return (
		<ActionButton href={phoneLink(phone)} main={main}>
			{children}
		</ActionButton>
	);
}

/** Only one button per mail is `main` (berry): the primary action. */
export function ActionButton({ href, main, children }: { href: string; main: boolean; children: ReactNode }) {
	const { styles } = useMailLook();
	return (
		<Button
			className={main ? undefined : "other-button"}
			href={href}
			style={main ? styles.button : styles.otherButton}
			target="_self"
		>
			{children}
		</Button>
	);
}

export function ReferencePanel({
	label,
	reference,
	children,
}: {
	label: string;
	reference: string;
	children: ReactNode;
}) {
	const { styles } = useMailLook();
	return (
		<Section className="panel" style={styles.panel}>
			<Text className="quiet" style={styles.label}>
				{label}
			</Text>
			<Text className="reference" style={styles.reference}>
				{reference}
			</Text>
			<Text className="quiet" style={styles.label}>
				{children}
			</Text>
		</Section>
	);
}

/** Shows, in amber, information to read before acting. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
	const { styles } = useMailLook();
	return (
		<Section className="doubt" style={styles.doubt}>
			<Paragraph>
				<strong>{title}</strong>
			</Paragraph>
			{children}
		</Section>
	);
}

export interface Fact {
	label: string;
	value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
	const { styles } = useMailLook();
	return facts.map(({ label, value }) => (
		<Text key={label} className="text" style={styles.fact}>
			<span className="quiet" style={styles.label}>
				{label}
			</span>
			<br />
			{value}
		</Text>
	));
}

/** Renders line breaks of typed text as `<br>`: Outlook does not support `white-space`. */
export function Lines({ children }: { children: string }) {
	return children.split(/\r\n|\r|\n/).map((line, index) => (
		<Fragment key={index}>
			{index > 0 && <br />}
			{line}
		</Fragment>
	));
}

/** A member's own words: an empty line starts a paragraph. */
export function TypedParagraphs({ text }: { text: string }) {
	return text
		.split(/\r?\n\s*\r?\n/)
		.filter((paragraph) => paragraph.trim() !== "")
		.map((paragraph, index) => (
			<Paragraph key={index}>
				<Lines>{paragraph.trim()}</Lines>
			</Paragraph>
		));
}

export function Sender({ company, locale }: { company: Company; locale: Locale }) {
	const { name, address, phone, email } = company;
	return (
		<Quiet>
			<strong>{name}</strong>
			<br />
			{address.street}, {address.city} ({address.province}) {address.postalCode.replaceAll(" ", "\u00a0")}
			<br />
			<Anchor href={phoneLink(phone)}>{formatPhone(phone, locale)}</Anchor>
			{" · "}
			<Anchor href={`mailto:${email}`}>{email}</Anchor>
		</Quiet>
	);
}
