import { parseRichText, type TextLine, type TextPiece } from '@/lib/rules/text/rich-text.ts';
import styles from './text-block.module.css';

/** Text from the content system, with the few marks that `lib/rules/text/rich-text.ts` knows. */
export function TextBlock({ title, text }: { title?: string | null; text?: string | null }) {
  const Heading = title ? 'h4' : 'h3';
  return (
    <div className={styles.text}>
      {title && <h3>{title}</h3>}
      {parseRichText(text ?? '').map(({ kind, key, lines }) => {
        if (kind === 'heading') return <Heading key={key}>{lines.map(renderLine)}</Heading>;
        if (kind === 'paragraph') return <p key={key}>{lines.map(renderBrokenLine)}</p>;
        return (
          <ul key={key}>
            {lines.map((item) => (
              <li key={item.key}>{renderLine(item)}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

function renderLine({ pieces }: TextLine) {
  return pieces.map(renderPiece);
}

/** A line of a paragraph; the breaks between them are the writer's. */
function renderBrokenLine(content: TextLine, place: number) {
  return (
    <span key={content.key}>
      {place > 0 && '\n'}
      {renderLine(content)}
    </span>
  );
}

function renderPiece(content: TextPiece) {
  if (content.kind === 'link')
    return (
      <a key={content.key} href={content.href}>
        {content.text}
      </a>
    );
  return content.kind === 'strong' ? <strong key={content.key}>{content.text}</strong> : content.text;
}
