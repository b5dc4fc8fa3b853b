import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leadCells, leadHeader } from '#market/leads/lead-columns.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'
import { upload } from '#server/imports/testing/import-of.ts'
import { workbookWith } from '#server/platform/spreadsheets/testing/workbook-with.ts'
import { aLeadForm, addLeads } from '#server/samples/testing/directory.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let staff: Caller
let staffId: number
beforeAll(async () => {
  const administrator = await anAdministrator(site.db)
  staffId = administrator.userId
  staff = await site.as(administrator)
})
beforeEach(async () => {
  await site.db.deleteFrom('leads').execute()
})

const listed = async (search = '') => (await staff.get(`/admin/leads${search}`)).body
const companies = async (search = '') =>
  (await listed(search)).data.map(({ company }: { company: string }) => company)
const lastAct = () =>
  site.db
    .selectFrom('auditEvents')
    .select(['act', 'subject', 'actorUserId', 'before', 'after'])
    .where('act', 'like', 'lead%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

describe('a lead', () => {
  test('is added with all its fields', async () => {
    const lead = aLeadForm()
    const { status, body } = await staff.post('/admin/leads', { lead })
    expect(status).toBe(201)
    expect(body.lead).toMatchObject({ ...lead, sent_count: 0 })
    expect((await listed()).data).toEqual([body.lead])
    expect(await lastAct()).toMatchObject({ act: 'lead added', actorUserId: staffId })
  })

  test.each([
    ['company', '', 'Required'],
    ['company', 'x'.repeat(121), 'Maximum 120 characters'],
    ['buyer_category', 'Cars', 'Unknown buyer category'],
    ['product_categories', [], 'Choose at least one product category'],
    ['contact_name', ' ', 'Required'],
    ['contact_title', 'x'.repeat(121), 'Maximum 120 characters'],
    ['contact_email', 'ada', 'Please enter a valid email address'],
    ['contact_phone', '1'.repeat(41), 'Maximum 40 characters'],
    ['city', 'x'.repeat(81), 'Maximum 80 characters'],
    ['state', 'x'.repeat(81), 'Maximum 80 characters'],
    ['consent_source', '', 'Required'],
    ['consent_source', 'x'.repeat(301), 'Maximum 300 characters'],
  ])('whose %s is %j is refused', async (field, value, message) => {
    const answer = await staff.post('/admin/leads', { lead: { ...aLeadForm(), [field]: value } })
    expect(answer.status).toBe(422)
    expect(Object.values(answer.body.fields).flat()).toEqual([message])
    expect(Object.keys(answer.body.fields)).toEqual([`lead.${field}`])
  })

  test('is one of its company and e-mail, also when two come at once', async () => {
    const lead = aLeadForm()
    const twin = {
      ...lead,
      company: lead.company.toUpperCase(),
      contact_email: lead.contact_email.toUpperCase(),
    }
    const answers = await Promise.all(
      [lead, twin].map((each) => staff.post('/admin/leads', { lead: each })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
    const [other] = await addLeads(site.db, [{}])
    const taken = await staff.put(`/admin/leads/${other?.id}`, { lead: twin })
    expect(taken.body.errors).toEqual(['There is already a lead with this company and email'])
  })

  test('is changed, and the log holds which fields but not what is personal', async () => {
    const [lead] = await addLeads(site.db, [{ company: 'Harbor' }])
    const change = aLeadForm({ company: 'Harbor Inc.', contact_email: 'secret@harbor.example' })
    const { body } = await staff.put(`/admin/leads/${lead?.id}`, { lead: change })
    expect(body.lead).toMatchObject(change)
    const act = await lastAct()
    expect(act).toMatchObject({ act: 'lead edited', subject: `lead ${lead?.id}` })
    expect(JSON.stringify(act)).toContain('contact_email')
    expect(JSON.stringify(act)).not.toContain('secret@harbor.example')
  })

  test('that is deleted is forgotten as a person, and kept as a source of consent', async () => {
    const [lead] = await addLeads(site.db, [{ company: 'Harbor', consent_source: 'Spring show' }])
    expect((await staff.delete(`/admin/leads/${lead?.id}`)).status).toBe(200)
    expect((await staff.delete(`/admin/leads/${lead?.id}`)).status).toBe(404)
    expect(await companies()).toEqual([])
    const row = await site.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      company: 'Harbor',
      consentSource: 'Spring show',
      contactName: '',
      contactEmail: '',
      contactPhone: '',
    })
    expect(await lastAct()).toMatchObject({ act: 'lead deleted' })
  })
})

describe('the directory', () => {
  test('comes in pages, newest first or by company', async () => {
    for (const company of ['beta', 'Alpha', 'gamma']) await addLeads(site.db, [{ company }])
    const { data, meta } = await listed('?per_page=2')
    expect(data.map(({ company }: { company: string }) => company)).toEqual(['gamma', 'Alpha'])
    expect(meta).toMatchObject({ page: 1, per_page: 2, total_pages: 2, total_count: 3 })
    expect(await companies('?per_page=2&page=2')).toEqual(['beta'])
    expect(await companies('?sort=company')).toEqual(['Alpha', 'beta', 'gamma'])
  })

  test('is searched by company, contact and place, as it is written', async () => {
    await addLeads(site.db, [
      { company: 'Harbor 100%', contact_name: 'Ada' },
      { company: 'Cove', contact_email: 'bo@cove.example', city: 'Boise' },
    ])
    expect(await companies('?search=harbor')).toEqual(['Harbor 100%'])
    expect(await companies('?search=100%25')).toEqual(['Harbor 100%'])
    expect(await companies('?search=ADA')).toEqual(['Harbor 100%'])
    expect(await companies('?search=bo%40cove')).toEqual(['Cove'])
    expect(await companies('?search=boise')).toEqual(['Cove'])
    expect(await companies('?search=_')).toEqual([])
  })

  test('is filtered by buyer and product category', async () => {
    await addLeads(site.db, [
      { company: 'Pets', buyer_category: 'Pet', product_categories: ['Toys', 'Tools'] },
      { company: 'Food', buyer_category: 'Grocery', product_categories: ['Tools'] },
    ])
    expect(await companies('?buyer_category=Pet')).toEqual(['Pets'])
    expect(await companies('?product_category=Toys')).toEqual(['Pets'])
    expect(await companies('?product_category=Tools&buyer_category=Grocery')).toEqual(['Food'])
    expect((await staff.get('/admin/leads?buyer_category=Cars')).status).toBe(422)
  })
})

const importOf = async (...rows: (string | number | null)[][]) =>
  staff.post('/admin/leads/import', { key: await upload(staff, csvText([leadHeader, ...rows])) })

describe('an import of leads', () => {
  test('adds new ones, brings those that are there up to date, and names what is wrong by row', async () => {
    const lead = aLeadForm({ company: 'Harbor', contact_phone: '+1 503 555 0199' })
    await staff.post('/admin/leads', { lead })
    const without = { ...aLeadForm(), consent_source: '' }
    const { status, body } = await importOf(
      leadCells({ ...lead, contact_title: 'Director', contact_phone: '' }),
      leadCells(aLeadForm()),
      leadCells(without),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ added: 1, updated: 1, unchanged: 0, header: leadHeader })
    expect(body.refused).toMatchObject([{ row: 4, problems: ['Missing Consent Source'] }])
    const [harbor] = (await listed('?search=harbor')).data
    expect(harbor).toMatchObject({ contact_title: 'Director', contact_phone: '+1 503 555 0199' })
    expect(await lastAct()).toMatchObject({
      act: 'leads imported',
      after: { added: 1, updated: 1, unchanged: 0, refused: 1 },
    })
  })

  test('of the same file again changes nothing', async () => {
    const rows = [aLeadForm(), aLeadForm()].map(leadCells)
    expect((await importOf(...rows)).body).toMatchObject({ added: 2 })
    expect((await importOf(...rows)).body).toMatchObject({ added: 0, updated: 0, unchanged: 2 })
  })

  test('of a workbook reads the sheet that fits, or the one that was chosen', async () => {
    const sheets = { Notes: [['Read me']], Old: [leadHeader], Leads: [leadHeader] }
    const workbook = workbookWith({
      ...sheets,
      Old: [...sheets.Old, leadCells(aLeadForm()).map(String)],
      Leads: [
        ...sheets.Leads,
        ...[aLeadForm(), aLeadForm()].map((lead) => leadCells(lead).map(String)),
      ],
    })
    const key = await upload(staff, workbook)
    const from = (sheet?: string) => staff.post('/admin/leads/import', { key, sheet })
    expect((await from()).body).toMatchObject({ added: 1 })
    expect((await from('Leads')).body).toMatchObject({ added: 2 })
    expect(await from('Notes')).toMatchObject({
      status: 422,
      body: { errors: ['This file has no Company column'] },
    })
    expect(await from('None')).toMatchObject({
      status: 422,
      body: { errors: ['The workbook has no sheet named "None"'] },
    })
  })

  test.each([
    ['', 'The file is empty'],
    ['Company,Contact Email\nHarbor,ada@harbor.example', 'This file has no Buyer Category column'],
  ])('of %j is refused as a whole', async (file, message) => {
    const answer = await staff.post('/admin/leads/import', { key: await upload(staff, file) })
    expect(answer).toMatchObject({ status: 422, body: { errors: [message] } })
  })
})

describe('an export of leads', () => {
  test('imported again changes nothing, and no cell is a formula', async () => {
    await addLeads(site.db, [{ company: '=HYPERLINK("x")', contact_title: '+1' }, {}])
    const { headers, body } = await staff.get('/admin/leads/export')
    expect(headers.get('Content-Disposition')).toMatch(/lotline-leads-\d{4}-\d\d-\d\d\.csv/)
    expect(body.toString()).toContain(`"'=HYPERLINK(""x"")"`)
    expect(await lastAct()).toMatchObject({ act: 'leads exported', after: { count: 2 } })
    const again = await staff.post('/admin/leads/import', {
      key: await upload(staff, body.toString()),
    })
    expect(again.body).toMatchObject({ added: 0, updated: 0, unchanged: 2, refused: [] })
  })

  test('holds what the filter shows', async () => {
    await addLeads(site.db, [{ company: 'Harbor' }, { company: 'Cove' }])
    const { body } = await staff.get('/admin/leads/export?search=cove')
    expect(body.toString()).toContain('Cove')
    expect(body.toString()).not.toContain('Harbor')
  })
})
