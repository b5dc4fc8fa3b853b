import { Markdown } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import styles from './MarkdownText.module.css'

type Props = { text: string }

/**
 * Text as Markdown. HTML in it is shown as it was typed, and pictures are left out. Its headings are below that
 * of the page.
 */
export function MarkdownText({ text }: Props) {
  return (
    <Markdown className={styles['text']} options={OPTIONS}>
      {text}
    </Markdown>
  )
}

const OPTIONS: NonNullable<ComponentProps<typeof Markdown>['options']> = {
  disableParsingRawHTML: true,
  forceBlock: true,
  forceWrapper: true,
  wrapper: 'div',
  overrides: {
    h1: { component: 'h2' },
    h4: { component: 'h3' },
    h5: { component: 'h3' },
    h6: { component: 'h3' },
    a: { component: TextLink },
    img: { component: () => null },
  },
}

/** Pages of Lotline open in place, others in a window of their own. */
function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/') && !href.startsWith('//')) return <Link href={href}>{children}</Link>
  if (href.startsWith('#') || href.startsWith('mailto:') || href.startsWith('tel:'))
    return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
