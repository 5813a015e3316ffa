import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";

export interface HelpNames {
	pages: readonly string[];
	articles: readonly string[];
	prices: readonly string[];
}

const examples = [
	["heading", "## Avant la visite"],
	["bold", "**deux heures**"],
	["list", "- un\n- deux"],
	["link", "[écrivez-nous](page:contact)"],
	["article", "[lisez ceci](article:pets-and-odours)"],
	["callout", "> [!NOTE] Bon à savoir\n> Le texte de l’encadré."],
] as const;

const tokens = ["phone", "email", "address", "guarantee", "price:dryer", "service:oriental-rugs"] as const;

export function MarkdownHelp({ names }: { names: HelpNames }) {
	const { help } = useStaffLanguage().words.content;
	return (
		<details className="markdown-help">
			<summary>{help.title}</summary>
			<div className="help-body">
				<p>{help.markdown}</p>
				<dl>
					{examples.map(([name, example]) => (
						<div key={name} className="help-line">
							<dt>
								<code>{example}</code>
							</dt>
							<dd>{help[name]}</dd>
						</div>
					))}
				</dl>
				<p>{help.tokens}</p>
				<dl>
					{tokens.map((token) => (
						<div key={token} className="help-line">
							<dt>
								<code>{`{{${token}}}`}</code>
							</dt>
							<dd>{help.tokenNames[token.split(":")[0] as keyof typeof help.tokenNames]}</dd>
						</div>
					))}
				</dl>
				<p>{help.priceRule}</p>
				<Names title={help.priceNames} names={names.prices} />
				<Names title={help.pageNames} names={names.pages} />
				<Names title={help.articleNames} names={names.articles} />
			</div>
		</details>
	);
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
	return (
		<details className="help-more">
			<summary>{title}</summary>
			<ul className="help-names">
				{names.map((name) => (
					<li key={name}>
						<code>{name}</code>
					</li>
				))}
			</ul>
		</details>
	);
}
